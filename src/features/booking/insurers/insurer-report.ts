/**
 * The form is read more often than it is filled in: what checks and sends it comes when somebody enters it. Until then,
 * and where it does not come, it is a plain form.
 */
const load = () => {
  import('./insurer-report-form.ts').catch(() => undefined);
};
for (const form of document.querySelectorAll('insurer-report'))
  form.addEventListener('focusin', load, { once: true });

export {};
