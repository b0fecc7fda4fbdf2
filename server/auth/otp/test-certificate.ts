import { sign, type KeyObject } from 'node:crypto';

/** A self-signed X.509 certificate, as small as DER allows (RFC 5280, 4.1): for tests of publishers of such certificates. */
export function certificateOf({ publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject }): string {
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const name = der(0x30);
  const validity = der(0x30, time('200101000000Z'), time('491231235959Z'));
  const body = der(
    0x30,
    version,
    serial,
    SHA256_WITH_RSA,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = der(0x30, body, SHA256_WITH_RSA, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** A tag, the length of what follows, and what follows. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

const time = (text: string): Buffer => der(0x17, Buffer.from(text));
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
