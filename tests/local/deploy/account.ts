import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { deploy } from '../../../scripts/deploy/deploy.ts';
import { gatherFacts } from '../../../scripts/deploy/facts.ts';
import { lookAt } from '../../../scripts/deploy/look.ts';
import { rollBack } from '../../../scripts/deploy/roll-back.ts';
import { createWrangler } from '../../../scripts/deploy/wrangler.ts';
import { absolute } from '../../../src/domain/company.ts';
import { neededSettings, type Target } from '../../../scripts/setup/settings.ts';
import { fakeWrangler, type Cloud } from './fake-wrangler.ts';
import type { ProjectFacts } from '../../../scripts/deploy/project-facts.ts';

/** A deployed version: what its health check and its pages answer. */
export const version = {
  health: { status: 200, body: { status: 'ok', dependencies: {} } as unknown },
  page: (path: string) => `<link rel="canonical" href="${absolute(path)}">`,
  password: undefined as string | undefined,
  noindex: false,
};
export const asIs = { ...version };
const server = createServer((request, response) => {
  const { url: path = '' } = request;
  const credentials = Buffer.from(`valea:${version.password ?? ''}`).toString('base64');
  if (version.noindex) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  if (version.password !== undefined && request.headers.authorization !== `Basic ${credentials}`) {
    response.writeHead(401).end();
  } else if (path === '/api/health') {
    response.writeHead(version.health.status).end(JSON.stringify(version.health.body));
  } else response.end(version.page(path));
});
let url = '';

/** To be called once in a test file: serves the version, well again before each test. */
export function serveVersion(): void {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  beforeEach(() => Object.assign(version, asIs));
  afterAll(() => server.close());
}

export const project: ProjectFacts = {
  company: {
    sample: false,
    site: 'https://www.valea.de',
    stagingSite: 'https://staging.valea.de',
    email: 'hallo@valea.de',
  },
  isPopularBySample: false,
  isUsersASample: false,
  sampleCourses: [],
  unreviewedModules: [],
  unrecordedModules: [],
  sampleStories: [],
  refusedMigrations: [],
  recipes: [],
  build: { PUBLIC_FIREBASE_PROJECT_ID: 'valea', PUBLIC_FIREBASE_API_KEY: 'key' },
  environment: {},
};
export const secrets = [...neededSettings('production', 'secret'), 'STAGING_PASSWORD'];
/** An account where everything is that a person has to see to: a first secret has made an empty Worker. */
export const prepared = (): Partial<Cloud> => ({
  zones: ['valea.de'],
  senders: ['valea.de'],
  versions: [{ id: 'empty', secrets: secrets }],
  deployments: ['empty'],
  url,
});

export interface Case {
  target?: Target;
  project?: Partial<ProjectFacts>;
  dryRun?: boolean;
}

export async function at(account: Partial<Cloud>) {
  const fake = await fakeWrangler(account);
  const wrangler = createWrangler(fake.environment);
  const said: string[] = [];
  // The domain leads nowhere here: it is looked at where the version is.
  const look: typeof lookAt = (place) => lookAt({ ...place, url }, 0);
  const say = (line: string) => void said.push(line);
  const run = async ({ target = 'production', dryRun = false, ...given }: Case = {}) => {
    const facts = await gatherFacts(wrangler, {
      target,
      project: { ...project, ...given.project },
      keep: !dryRun,
    });
    return deploy(
      facts,
      { dryRun },
      {
        wrangler,
        say,
        look,
        build: () => Promise.resolve({ state: 'done', value: undefined }),
        revision: { tag: 'valea-abc123', message: 'A change' },
        directory: fake.directory,
      },
    );
  };
  const back = () =>
    rollBack('production', { worker: 'valea', site: url, password: undefined }, { wrangler, say, look });
  return { ...fake, run, back, said };
}
