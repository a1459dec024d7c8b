import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding, compress } from './compress.ts';

/** Answers with JSON that nobody may store; long answers are compressed as the browser asks. */
export async function sendJson(
  context: Context,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': 'no-store' };
  const encoding = text.length < 2048 ? undefined : chooseEncoding(context.req.header('Accept-Encoding'));
  if (encoding === undefined) return context.body(text, status, headers);
  const packed = await compress(Buffer.from(text), encoding, 'fast');
  return context.body(packed, status, { ...headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
}
