import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { localFiles } from '../adapters/files/local.ts';
import type { FileStore } from '../adapters/files/port.ts';
import { s3Files } from '../adapters/files/s3.ts';
import type { PaymentProvider } from '../adapters/payments/port.ts';
import { razorpay } from '../adapters/payments/razorpay.ts';
import { msg91 } from '../adapters/sms/msg91.ts';
import type { SmsSender } from '../adapters/sms/port.ts';
import type { Config } from '../config.ts';
import type { Database, Pools } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { counted } from '../notifications/budget.ts';
import { sandboxKeysOf } from '../sandbox/keys.ts';
import { counter } from '../counter.ts';

/** Chooses the adapters. The sandbox is the same clients, talking to stand-ins that this server serves itself. */
export function buildDeps(
  config: Config,
  database: Pools & Pick<Database, 'watch'>,
  log: FastifyBaseLogger,
  ownUrl: () => string,
): Deps {
  return {
    config,
    pool: database.pool,
    replica: database.replica,
    unhurried: database.unhurried,
    streams: database.streams,
    watch: database.watch,
    log,
    now: database.watch.now,
    sms: counted(smsSender(config, ownUrl), { pool: database.pool, now: database.watch.now, log, config }),
    payments: paymentProvider(config, ownUrl),
    files: fileStore(config),
    counter: counter(),
    ownUrl,
  };
}

function fileStore(config: Config): FileStore {
  if (config.FILES_PROVIDER === 'local') return localFiles(join(config.DATA_DIR, 'uploads'));
  return s3Files({
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}

function smsSender(config: Config, ownUrl: () => string): SmsSender {
  switch (config.SMS_PROVIDER) {
    case 'sandbox': {
      const keys = sandboxKeysOf(config);
      return msg91({
        url: () => `${ownUrl()}/sandbox/msg91`,
        authKey: keys.msg91AuthKey,
        otpTemplate: keys.otpTemplate,
        noticeTemplate: keys.noticeTemplate,
        otpTemplates: keys.otpTemplates,
        noticeTemplates: keys.noticeTemplates,
      });
    }
    case 'msg91':
      return msg91({
        url: () => config.MSG91_URL,
        authKey: config.MSG91_AUTH_KEY ?? '',
        otpTemplate: config.MSG91_OTP_TEMPLATE_ID ?? '',
        noticeTemplate: config.MSG91_NOTICE_TEMPLATE_ID ?? '',
        otpTemplates: { or: config.MSG91_OTP_TEMPLATE_ID_OR, hi: config.MSG91_OTP_TEMPLATE_ID_HI },
        noticeTemplates: { or: config.MSG91_NOTICE_TEMPLATE_ID_OR, hi: config.MSG91_NOTICE_TEMPLATE_ID_HI },
      });
  }
}

function paymentProvider(config: Config, ownUrl: () => string): PaymentProvider {
  if (config.PAYMENT_PROVIDER === 'sandbox') {
    const keys = sandboxKeysOf(config);
    return razorpay({
      name: 'sandbox',
      url: () => `${ownUrl()}/sandbox/razorpay`,
      checkoutUrl: '/sandbox/checkout.js',
      keyId: keys.razorpayKeyId,
      keySecret: keys.razorpayKeySecret,
      webhookSecrets: [keys.razorpayWebhookSecret],
    });
  }
  return razorpay({
    name: 'razorpay',
    url: () => config.RAZORPAY_URL,
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    keyId: config.RAZORPAY_KEY_ID ?? '',
    keySecret: config.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: [config.RAZORPAY_WEBHOOK_SECRET ?? '', config.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? ''],
  });
}
