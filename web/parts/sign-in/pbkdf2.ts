/**
 * PBKDF2 with SHA-256 in plain code (RFC 8018, FIPS 180-4), for pages opened at `http://` on a local network,
 * where browsers withhold Web Crypto. It proves work; it guards no secret.
 */

const K = new Int32Array(64);
const START = new Int32Array(8);
fillConstants();

/** A key of at most 32 bytes. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number, length = 32): Uint8Array {
  const key = password.length > 64 ? sha256(password) : password;
  const inner = compressed(START, padded(key, 0x36));
  const outer = compressed(START, padded(key, 0x5c));
  const hmac = (message: Uint8Array): Uint8Array => finish(outer, finish(inner, message));

  let u = hmac(new Uint8Array([...salt, 0, 0, 0, 1]));
  const sum = u.slice();
  for (let round = 1; round < iterations; round += 1) {
    u = hmac(u);
    for (let index = 0; index < 32; index += 1) sum[index]! ^= u[index]!;
  }
  return sum.slice(0, length);
}

export const sha256 = (message: Uint8Array): Uint8Array => finish(START, message, 0);

/** Hashes on from a state that has already taken in `before` bytes. */
function finish(state: Int32Array, message: Uint8Array, before = 64): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, (message.length + before) * 8);
  let hash = state;
  for (let at = 0; at < blocks.length; at += 64) hash = compressed(hash, blocks.subarray(at, at + 64));
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  hash.forEach((word, index) => view.setInt32(index * 4, word));
  return bytes;
}

function padded(key: Uint8Array, with_: number): Uint8Array {
  const block = new Uint8Array(64).fill(with_);
  key.forEach((byte, index) => (block[index]! ^= byte));
  return block;
}

const W = new Int32Array(64);
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block taken in. Plain variables, since this runs half a million times. */
function compressed(state: Int32Array, block: Uint8Array): Int32Array {
  fillSchedule(block);
  const next = new Int32Array(state);
  let a = next[0]!;
  let b = next[1]!;
  let c = next[2]!;
  let d = next[3]!;
  let e = next[4]!;
  let f = next[5]!;
  let g = next[6]!;
  let h = next[7]!;
  for (let t = 0; t < 64; t += 1) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + K[t]! + W[t]!) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  next[0]! += a;
  next[1]! += b;
  next[2]! += c;
  next[3]! += d;
  next[4]! += e;
  next[5]! += f;
  next[6]! += g;
  next[7]! += h;
  return next;
}

function fillSchedule(block: Uint8Array): void {
  const view = new DataView(block.buffer, block.byteOffset, 64);
  for (let t = 0; t < 16; t += 1) W[t] = view.getInt32(t * 4);
  for (let t = 16; t < 64; t += 1) {
    const w15 = W[t - 15]!;
    const w2 = W[t - 2]!;
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3);
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10);
    W[t] = W[t - 16]! + s0 + W[t - 7]! + s1;
  }
}

/** The first 32 bits of the fractions of the roots of the first primes: cube roots of 64, square roots of 8. */
function fillConstants(): void {
  const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
  for (let candidate = 2, found = 0; found < 64; candidate += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) prime &&= candidate % factor !== 0;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    K[found] = fraction(Math.cbrt(candidate));
    found += 1;
  }
}
