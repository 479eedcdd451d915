import { siteOf, type Facts } from './preflight.ts';

/** The steps of a deployment, from what is there. Pure. */
export type Step =
  | { step: 'build' }
  | { step: 'pack' }
  | { step: 'create database'; name: string }
  | { step: 'migrate'; name: string }
  | { step: 'give addresses' }
  | { step: 'upload' }
  | { step: 'look' }
  | { step: 'promote' }
  | { step: 'bind triggers'; host: string }
  | { step: 'look again'; host: string };

/** What is to be done, in order, from what is there. */
export function plan({ target, project, account }: Facts, dryRun: boolean): Step[] {
  const host = new URL(siteOf(target, project.company)).hostname;
  const isThere = account?.database.state === 'done' && account.database.value !== undefined;
  const name = account?.databaseName ?? '';
  const owed: Step[] = [
    ...(isThere ? [] : [{ step: 'create database', name } as const]),
    { step: 'migrate', name },
    { step: 'give addresses' },
    { step: 'upload' },
    { step: 'look' },
    { step: 'promote' },
    { step: 'bind triggers', host },
    { step: 'look again', host },
  ];
  return [{ step: 'build' }, ...(dryRun ? ([{ step: 'pack' }] as const) : owed)];
}

export const sayStep = (step: Step): string => {
  switch (step.step) {
    case 'build':
      return 'Build the site';
    case 'pack':
      return 'Pack the Worker, without uploading it';
    case 'create database':
      return `Create the database ${step.name} in the EU`;
    case 'migrate':
      return `Apply the migrations that ${step.name} does not have yet`;
    case 'give addresses':
      return 'Have every version answer at an address of its own';
    case 'upload':
      return 'Upload a version, which nobody sees';
    case 'look':
      return 'Ask it for its health and three pages';
    case 'promote':
      return 'Promote it: all visitors see it';
    case 'bind triggers':
      return `Lead ${step.host} here, whatever it led to, and bind cron jobs and queues`;
    case 'look again':
      return `Ask ${step.host} the same`;
  }
};
