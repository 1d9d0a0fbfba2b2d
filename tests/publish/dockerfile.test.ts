/** The images of this repository and of created apps. `plainNext.spec.ts` runs what their last stage holds. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { programOf, readStages } from './dockerStages.ts';

const FILES = ['Dockerfile', 'src/publish/template/Dockerfile'];

describe.each(FILES)('%s', (file) => {
  const stages = readStages(file);
  const stageOf = (name: string | null) => stages.find((stage) => stage.name === name)!;
  const image = stages[stages.length - 1];

  test('ends in a stage with the standalone server alone, on the Node that built it', () => {
    expect(image.base).toBe(stageOf('packages').base);
    expect(image.copies.map(({ from, source }) => [from, source])).toEqual([
      ['build', '/app/.next/standalone'],
      ['build', '/app/.next/static'],
      ['build', '/app/public'],
    ]);
    expect(stageOf('build').steps).toEqual([['RUN', 'FRONTAGE_STANDALONE=1 npm run build']]);
  });

  test.each(['database', null])('the stage %s is run by a user without rights', (name) => {
    const { steps, environment } = stageOf(name);
    const keywords = steps.map(([keyword]) => keyword);
    expect(steps.filter(([keyword]) => keyword === 'USER')).toEqual([['USER', 'node']]);
    expect(keywords.lastIndexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('RUN'));
    expect(environment).toMatchObject({ NODE_ENV: 'production', PORT: '3000', HOST: '0.0.0.0' });
  });

  test.each(['database', null])('the stage %s starts Node itself, which gets signals', (name) => {
    const [program, ...args] = programOf(stageOf(name), 'CMD');
    expect(program).toBe('node');
    expect(args.join(' ')).toMatch(/^(server\.js|\S+\/cli\/bootstrap\.mjs start)$/);
    expect(programOf(stageOf(name), 'HEALTHCHECK').join(' ')).toContain('/healthz');
  });

  test('secrets, and what is installed anew, do not get into the image', () => {
    const ignored = readFileSync(file.replace('Dockerfile', '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env*', '.frontage', '.git', 'node_modules']));
  });
});

test('the two differ in where the command is, and in their first words', () => {
  const [own, ofApps] = FILES.map((file) =>
    readFileSync(file, 'utf8').split('\n').slice(1).join('\n'),
  );
  const command = 'node_modules/frontage/dist/cli/bootstrap.mjs';
  expect(ofApps.replaceAll(command, 'src/cli/bootstrap.mjs')).toBe(own);
  expect(existsSync('src/cli/bootstrap.mjs')).toBe(true);
});

test('the services of an app over a database fit its image, and set what there is', () => {
  const text = readFileSync('src/publish/template/compose.yaml', 'utf8');
  const { services } = parse(text) as {
    services: Record<
      string,
      { build?: { target: string }; environment: object; depends_on?: object }
    >;
  };
  const settings = readFileSync('docs/settings.md', 'utf8');
  for (const name of Object.keys(services.app.environment))
    expect(settings).toContain(`| \`${name}\``);
  const { target } = services.app.build!;
  expect(readStages(FILES[1]).some(({ name }) => name === target)).toBe(true);
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(Object.keys(services.app.depends_on!)),
  );
});
