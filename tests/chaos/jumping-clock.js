// Loaded before the service: the clock is as many milliseconds ahead as CLOCK_FILE says, looked at twenty times a second.
import { existsSync, readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const real = Date.now.bind(Date);
let ahead = 0;
const look = () => {
  if (existsSync(file)) ahead = Number(readFileSync(file, 'utf8'));
};
look();
setInterval(look, 50).unref();

const now = () => real() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length > 0 ? parts : [now()], made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
