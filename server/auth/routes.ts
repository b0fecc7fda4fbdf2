import { languageOf } from '#domain/locale.ts';
import type { Deps, Routes } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { localeOf } from '../http/locale.ts';
import { agree } from './register/agree.ts';
import { enter } from './register/enter.ts';
import { newCaptcha, spendCaptcha } from './captcha/captcha.ts';
import { firebasePhones } from './otp/firebase.ts';
import { loginByCode, loginByPassword, signInByPhone } from './login/login.ts';
import { workNow } from './otp/network.ts';
import { redeemCode, sendCode } from './otp/otp.ts';
import { proofOf } from './otp/proof.ts';
import { registerCustomer, registerPriest, registrationOf } from './register/register.ts';
import { refresh, signOut } from './sessions/sessions.ts';
import { sessionUserOf } from './sessions/session-user.ts';

export const authRoutes: Routes = (route, deps) => {
  route('GET /auth/captcha', async ({ request, response }) => {
    response.header('cache-control', 'no-store');
    return newCaptcha(deps, await workNow(deps, request));
  });
  route('POST /auth/otp/send', async ({ body, ...exchange }) => {
    const { request } = exchange;
    await spendCaptcha(deps, body.captcha, request, await workNow(deps, request));
    return sendCode(deps, body, exchange);
  });
  route('POST /auth/otp/verify', async ({ body, ...exchange }) => {
    await redeemCode(deps, body, 'otp_wrong', exchange);
    return { verification: await proofOf(deps, body.phone) };
  });
  route('POST /get-user-by-phone', ({ body }) => registrationOf(deps, body));
  route('POST /auth/register', ({ body, request }) => registerCustomer(deps, body, request));
  route('POST /auth/register-pandit', ({ body, request }) => registerPriest(deps, body, request));
  route('POST /auth/enter', ({ body, ...exchange }) => enter(deps, body, exchange));
  route('POST /auth/login', ({ body, ...exchange }) => loginByPassword(deps, body, exchange));
  route('POST /auth/login-otp', ({ body, ...exchange }) => loginByCode(deps, body, exchange));
  route('POST /auth/refresh', (exchange) => refresh(deps, exchange));
  route('POST /auth/logout', async ({ viewer, ...exchange }) => {
    await signOut(deps, viewer?.sessionId, exchange);
    return {};
  });
  route('POST /user/agree', async ({ body, viewer, request }) => {
    await agree(deps, viewer, body.noticeVersion, languageOf(localeOf(request)));
    return {};
  });
  route('GET /auth/me', async ({ viewer }) => {
    const user = await sessionUserOf(deps.pool, viewer.id, viewer.locale);
    return { user: user ?? refuse('session_over') };
  });

  const phoneOf = firebase(deps);
  route('POST /auth/login-firebase', async ({ body, ...exchange }) => {
    if (!phoneOf) refuse('firebase_off');
    const phone = await phoneOf(body.idToken);
    if (!phone) refuse('session_over');
    return signInByPhone(deps, { ...body, phone }, exchange);
  });
};

function firebase({ config, now }: Deps) {
  const projectId = config.FIREBASE_PROJECT_ID;
  return projectId ? firebasePhones({ projectId, keysUrl: config.FIREBASE_KEYS_URL, now }) : null;
}
