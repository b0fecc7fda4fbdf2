import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL tree. */
export default [
  layout('areas/public/layout.tsx', [
    index('areas/public/home.tsx', { id: 'root-home' }),
    route('home', 'areas/public/home.tsx'),
    route('services', 'areas/public/services.tsx'),
    route('*', 'areas/public/unknown.tsx'),
  ]),
] satisfies RouteConfig;
