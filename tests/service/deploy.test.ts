import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnvironment } from '../../src/main/environment.ts';
import { listen } from '../../src/service/http/listen.ts';
import { type Service, startService } from './service.ts';

const root = join(import.meta.dirname, '../..');
const deploy = 'src/main/deploy';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const names = (found: Iterable<RegExpMatchArray>) => [...found].map(([, name = '']) => name);

const dockerfile = read(`${deploy}/Dockerfile`);
const caddyfile = read(`${deploy}/Caddyfile`);
const composed = parse(read(`${deploy}/compose.yaml`), { merge: true });
const manifest = parseAllDocuments(read(`${deploy}/kubernetes.yaml`));
const [deployment, service, budget] = manifest.map((one) => one.toJS());
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

/** What the service reads of its environment, with a good value for each. */
function known(values: Record<string, string> = {}): string[] {
  const asked = new Set<string>();
  const variables = new Proxy(values, {
    get: (_, name) => {
      asked.add(String(name));
      return values[String(name)];
    },
  });
  readEnvironment(variables, '/', () => true);
  return [...asked];
}

/** Every `${NAME}` filled in, as compose does. */
const filled = (text: string) =>
  text
    .replace(/\$\{SITE.*?\}/, 'energy.example')
    .replace(/\$\{DATA_KEY.*?\}/, Buffer.alloc(32).toString('base64'))
    .replace(/\$\{DATABASE_PASSWORD.*?\}/, 'secret')
    .replace(/\$\{\w+:-(.*?)\}/, '$1');

describe('what is shipped for containers', () => {
  it('sets only variables that the service reads, to values that it takes', () => {
    for (const name of ['one', 'two', 'tools']) {
      const set = Object.entries<string>(composed.services[name].environment);
      const values = Object.fromEntries(set.map(([key, value]) => [key, filled(value)]));
      const asked = known(values);
      expect(set.map(([key]) => key).filter((key) => !asked.includes(key))).toEqual([]);
    }
    const env: readonly { name: string; value?: string }[] = container.env;
    const values = Object.fromEntries(env.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
    const asked = known(values);
    expect(env.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual([]);
    expect(names(dockerfile.matchAll(/^ENV (\w+)=/gm)).filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('sends letters once a mail server is given, and takes the settings of the operator', () => {
    const { environment, volumes } = composed.services.one;
    const given = (mail: Record<string, string>) =>
      readEnvironment(
        Object.fromEntries(
          Object.entries<string>(environment).map(([name, value]) => [name, mail[name] ?? filled(value)]),
        ),
        '/',
        (file) => file === '/mine/settings.json',
      );
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'help@site.example' };
    expect(given({}).mail).toBeUndefined();
    expect(given(mail).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM });
    for (const name of Object.keys(mail)) {
      expect(environment[name]).toContain(name);
      expect(container.env).toContainEqual({
        name,
        valueFrom: { secretKeyRef: { name: 'switchyard', key: name, optional: true } },
      });
    }
    const [folder = '', inside] = filled(volumes[0]).split(':');
    expect(environment.SETTINGS).toBe(`${inside}/settings.json`);
    expect(existsSync(join(root, deploy, folder, 'settings.json'))).toBe(true);
  });

  it('takes the settings and brands of the operator into each pod, where the service looks for them', () => {
    const settings = container.env.find(({ name }: { name: string }) => name === 'SETTINGS').value;
    const volume = pod.volumes.find(({ name }: { name: string }) => name === 'mine').configMap;
    const mount = container.volumeMounts.find(({ name }: { name: string }) => name === 'mine');
    const files: readonly { key: string; path: string }[] = volume.items;
    expect(files.map(({ path }) => `${mount.mountPath}/${path}`)).toContain(settings);
    const { brand } = JSON.parse(read('schemas/settings.json'));
    expect(files.map(({ path }) => path)).toContain(`brands/${brand}.brand.json`);
    // A key is a file's own name, as `--from-file` gives it.
    for (const { key, path } of files) {
      expect(key).toBe(basename(path));
      expect(existsSync(join(root, 'schemas', path))).toBe(true);
    }
    for (const told of [read(`${deploy}/kubernetes.yaml`), read('src/main/guide.md')])
      expect(told).toContain(
        `kubectl create configmap ${volume.name} --from-file=MINE/settings.json --from-file=MINE/brands`,
      );
  });

  it('runs as nobody, on files that it cannot write, and may do nothing else', () => {
    const [user] = names(dockerfile.matchAll(/^USER (\d+):\d+$/gm));
    expect(Number(user)).toBeGreaterThan(0);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    for (const name of ['one', 'two', 'proxy'])
      expect(composed.services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('says one port everywhere, and shows the metrics to nobody outside', () => {
    const { port } = readEnvironment({}, '/', () => true);
    expect(dockerfile).toContain(`\nEXPOSE ${port}\n`);
    expect(caddyfile).toContain(`reverse_proxy one:${port} two:${port} `);
    expect(container.ports).toContainEqual({ name: 'http', containerPort: port });
    expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    expect(composed.services.one.ports).toBeUndefined();
  });

  it('is built from what is there', () => {
    const allowed = names(read('.dockerignore').matchAll(/^!(.+)$/gm));
    expect(allowed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const built = ['node_modules', 'dist', 'sbom.json'];
    const copied = names(dockerfile.matchAll(/ \/app\/(\S+)/g));
    expect(copied.filter((path) => !allowed.includes(path) && !built.includes(path))).toEqual([]);
    const { context, dockerfile: named } = composed.services.one.build;
    expect(join(root, deploy, context, named)).toBe(join(root, deploy, 'Dockerfile'));
  });

  it('makes copies of its database with the tools of that server, and with no port of it open', () => {
    const { database, tools, one } = composed.services;
    const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, from, as]) => [as, from]);
    expect(Object.fromEntries(stages)[tools.build.target]).toBe(database.image);
    expect(stages.at(-1), 'what is built without a target').toEqual([undefined, 'service']);
    expect(tools).toMatchObject({ profiles: ['tools'], build: { ...one.build, target: 'tools' } });
    const { DATABASE_URL, DATA_KEY } = one.environment;
    expect(tools.environment).toEqual({ DATABASE_URL, DATA_KEY });
    expect(database.ports).toBeUndefined();
  });

  it('leaves no volume behind where nothing is kept', () => {
    const [volume] = names(dockerfile.matchAll(/^VOLUME (\S+)$/gm));
    for (const name of ['one', 'two']) expect(composed.services[name].tmpfs).toContain(volume);
    expect(container.volumeMounts).toContainEqual({ name: 'data', mountPath: volume });
  });

  it('gives a start half an hour for its tables, and kills none before', () => {
    const { periodSeconds, failureThreshold } = container.startupProbe;
    expect(periodSeconds * failureThreshold).toBe(30 * 60);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*--start-period=30m /m);
  });

  it('answers itself while the database is away for a minute, and keeps no node from being emptied', () => {
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(periodSeconds * failureThreshold).toBe(60);
    expect(budget.spec).toMatchObject({ maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow' });
  });

  it('rolls out an image with a tag, and spreads the pods of one version', () => {
    expect(container.image).toMatch(/:(?!latest$)\S+$/);
    for (const { matchLabelKeys } of pod.topologySpreadConstraints)
      expect(matchLabelKeys).toEqual(['pod-template-hash']);
  });
});

describe('a container', () => {
  let running: Service;
  beforeAll(async () => {
    running = await startService({ publicUrl: 'https://energy.example' });
  });
  afterAll(() => running.stop());

  it('is asked for what the service answers', async () => {
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    const paths = [
      ...probes.map(({ httpGet }) => httpGet.path),
      ...names(caddyfile.matchAll(/health_uri (\S+)/g)),
    ];
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz', '/readyz']);
    for (const path of paths)
      expect((await running.app.request(`http://10.0.0.7:8080${path}`)).status).toBe(200);
  });

  it('finds out by its own command whether it is well', async () => {
    const [, command = '[]'] = /^HEALTHCHECK .*? CMD (.*)$/m.exec(dockerfile) ?? [];
    const [, ...rest]: string[] = JSON.parse(command);
    const ask = (port: number) =>
      promisify(execFile)(process.execPath, rest, { env: { PORT: String(port) } });
    const room = { inAll: 10, perAddress: undefined };
    const { port, stop } = await listen({ fetch: running.app.fetch, port: 0, host: '127.0.0.1', room });
    await expect(ask(port)).resolves.toEqual({ stdout: '', stderr: '' });
    await stop();
    await expect(ask(port)).rejects.toMatchObject({ code: 1, stderr: '' });
  });
});
