/**
 * The Firebase Auth emulator in a thread of its own: compiling its API description keeps a processor busy for
 * seconds, and whoever asks the proxy meanwhile is owed an answer.
 */
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import description from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';
import { createAdmin } from './admin.ts';
import { emulatorSettings, type EmulatorMessage } from './emulator-messages.ts';
import { people } from './people.ts';
import { readSnapshot, restore, writeSnapshot } from './snapshot.ts';

/** What the site, its SDK and our own tools ask of the emulator, out of some eighty calls. */
const used = new Set([
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithCustomToken',
  '/v1/accounts:signInWithEmailLink',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects',
  '/v1/projects/{targetProjectId}/accounts',
  '/v1/projects/{targetProjectId}/accounts:batchCreate',
  '/v1/projects/{targetProjectId}/accounts:batchGet',
  '/v1/projects/{targetProjectId}/accounts:delete',
  '/v1/projects/{targetProjectId}/accounts:lookup',
  '/v1/projects/{targetProjectId}/accounts:sendOobCode',
  '/v1/projects/{targetProjectId}/accounts:update',
  '/v1/token',
  '/v2/recaptchaConfig',
  '/emulator/v1/projects/{targetProjectId}/accounts',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
]);

/** The emulator compiles a validator for every call when it starts: leaving most out makes that three times as fast. */
function leaveOutUnusedCalls(): void {
  const { paths } = description.default;
  for (const path of Object.keys(paths)) {
    if (!used.has(path)) Reflect.deleteProperty(paths, path);
  }
}

const { projectId, stateFile } = emulatorSettings.parse(workerData);
const say = (message: EmulatorMessage) => parentPort?.postMessage(message);

const state = new AgentProjectState(projectId);
// As in production: an answer never reveals whether an address is registered.
state.enableImprovedEmailPrivacy = true;
const snapshot = await readSnapshot(stateFile);
if (snapshot) restore(state, snapshot);
const known = new Set(state.oobs.keys());

function announceMail() {
  for (const code of state.oobs.values()) {
    if (known.has(code.oobCode)) continue;
    known.add(code.oobCode);
    say({ kind: 'mail', to: code.email, about: code.requestType, link: code.oobLink });
  }
}

let saving = Promise.resolve();
let due: NodeJS.Timeout | undefined;

function save(): Promise<void> {
  clearTimeout(due);
  due = undefined;
  saving = saving.then(() => writeSnapshot(stateFile, state));
  return saving;
}

leaveOutUnusedCalls();
const app = await createApp(projectId, 0, new Map([[projectId, state]]));
const server = createServer((request, response) => {
  response.once('finish', () => {
    if (request.method === 'GET' || request.method === 'OPTIONS') return;
    announceMail();
    due ??= setTimeout(() => void save(), 50);
  });
  app(request, response);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const admin = createAdmin({ url: `http://127.0.0.1:${port}`, projectId });
  void (snapshot ? Promise.resolve() : admin.createPeople(people)).then(() => say({ kind: 'ready', port }));
});

parentPort?.once('message', () => {
  server.closeAllConnections();
  server.close(() => {
    void save().finally(() => process.exit(0));
  });
});
