import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Config } from '../config.ts';
import { probes } from './probes.ts';

const uploads = new Set(
  Object.entries<Endpoint>(api).flatMap(([key, { takes }]) =>
    takes === 'multipart' ? [key.replace(' ', ' /api')] : [],
  ),
);

/** A file is read as it comes in, not by a schema; this only describes it. */
const filePart = {
  consumes: ['multipart/form-data'],
  body: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
};

/** The contract as an OpenAPI 3.1 document, and as pages. Registered before the routes it tells of. */
export async function installOpenApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.BRAND_NAME} API`,
        version: '1.0.0',
        description:
          'Every answer is `{ success, message, data }` or `{ success: false, message, error: { code, fields } }`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          // of our own pages; never beside a token
          cookie: { type: 'apiKey', in: 'cookie', name: 'sankalp_session' },
        },
      },
    },
    transform: (input) => {
      if (!input.url.startsWith('/api/') && !probes.test(input.url)) return { schema: { hide: true }, url: input.url };
      const { schema, url } = jsonSchemaTransform(input);
      return { schema: uploads.has(`${String(input.route.method)} ${url}`) ? { ...schema, ...filePart } : schema, url };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: `${config.BRAND_NAME} API`, css: [{ filename: 'ours.css', content: '.topbar { display: none }' }] },
    // Swagger's page writes a style element of its own and knows no nonce
    transformStaticCSP: (header) => header.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    uiConfig: { deepLinking: true, docExpansion: 'list', displayRequestDuration: true },
  });
}
