import { createDeclarations } from './cancellations/declarations.ts';
import { createPurchaseOutbox, type PurchaseOutbox } from './conversions/purchase-outbox.ts';
import { createCourses } from './courses.ts';
import { deadlineForEachCall, type Deadline } from './deadline.ts';
import { createCompose, type MailFacts } from './mails/compose.ts';
import { createMailOutbox, type MailOutbox } from './mails/mail-outbox.ts';
import { createShop, type Run, type Shop, type ShopStores } from './shop.ts';
import type { DeclarationStore } from './cancellations/declaration-store.ts';
import type { Bookings } from './course/participation.ts';
import type { Conversions } from './ports/conversions.ts';
import type { Mail } from './ports/mail.ts';
import type { Payments } from './ports/payments.ts';
import type { StoredFiles } from './ports/stored-files.ts';

const jobCallLimitMs = 10_000;

interface Connected extends ShopStores {
  bookings: Bookings;
  conversions: Conversions;
  declarationStore: DeclarationStore;
  files: StoredFiles | undefined;
  mail: Mail;
  mailFacts: Omit<MailFacts, 'reminder'>;
  payments: ((deadline: Deadline) => Payments) | undefined;
}

/** What belongs to one request, batch or job. Each part is made on first use: most requests need none. */
export class RunDeps {
  readonly now: () => Date;
  readonly deadline: Deadline;
  readonly #connected: Connected;
  readonly #run: Run & { now: () => Date };
  #courses: ReturnType<typeof createCourses> | undefined;
  #mailOutbox: MailOutbox | undefined;
  #purchaseOutbox: PurchaseOutbox | undefined;
  #shop: Shop | undefined;
  #declarations: ReturnType<typeof createDeclarations> | undefined;

  constructor(connected: Connected, run: Run) {
    this.now = run.now ?? (() => new Date());
    this.deadline = run.deadline ?? deadlineForEachCall(jobCallLimitMs);
    this.#connected = connected;
    this.#run = { ...run, now: this.now };
  }

  get mailOutbox(): MailOutbox {
    const { db, mail, mailFacts, site } = this.#connected;
    const reminder: MailFacts['reminder'] = (kind, about) => this.courseMails.facts(kind, about);
    return (this.#mailOutbox ??= createMailOutbox(db, {
      mail,
      compose: createCompose({ ...mailFacts, reminder }, site),
      ...this.#run,
    }));
  }

  get purchaseOutbox(): PurchaseOutbox {
    const { db, conversions, orders } = this.#connected;
    return (this.#purchaseOutbox ??= createPurchaseOutbox(db, {
      conversions,
      facts: (id) => orders.find(id),
      forgetVisitors: (ids) => orders.forgetVisitors(ids),
      ...this.#run,
    }));
  }

  get shop(): Shop | undefined {
    const { payments } = this.#connected;
    return (this.#shop ??= payments && createShop(this.#connected, payments(this.deadline), this, this.#run));
  }

  get declarations(): ReturnType<typeof createDeclarations> {
    const { declarationStore: store, contracts } = this.#connected;
    return (this.#declarations ??= createDeclarations({
      store,
      contracts,
      carryOut: this.shop?.carryOut,
      sendMail: (kind, id) => this.mailOutbox.send(kind, id),
      ...this.#run,
    }));
  }

  get #coursesOfRun() {
    return (this.#courses ??= createCourses(this.#connected, this.#run));
  }

  get participations() {
    return this.#coursesOfRun.participations;
  }

  get progress() {
    return this.#coursesOfRun.progress;
  }

  get storedFileLink() {
    return this.#coursesOfRun.storedFileLink;
  }

  get courseMessages() {
    return this.#coursesOfRun.courseMessages;
  }

  get leaderDesk() {
    return this.#coursesOfRun.leaderDesk;
  }

  get certificates() {
    return this.#coursesOfRun.certificates;
  }

  get courseMails() {
    return this.#coursesOfRun.courseMails;
  }
}
