import type { Translation } from '../translation.ts';
import type en from '../en/early-start.ts';

export default {
  '1': {
    plan: {
      begin:
        'Ich möchte, dass Valea sofort beginnt, also schon vor dem Ende der Widerrufsfrist von vierzehn Tagen.',
      knows:
        'Ich weiß, dass mein Widerrufsrecht bleibt und erst erlischt, wenn alles Vereinbarte vollständig geleistet ist. Widerrufe ich, darf nach dem Gesetz ein Teil des Preises für die genutzte Zeit einbehalten werden. Beim App-Abo verzichtet Valea darauf, ich bekomme den vollen Preis zurück.',
    },
    course: {
      begin:
        'Ich möchte, dass Valea sofort beginnt, also schon vor dem Ende der Widerrufsfrist von vierzehn Tagen.',
      knows:
        'Ich weiß, dass mein Widerrufsrecht bleibt und erst erlischt, wenn alles Vereinbarte vollständig geleistet ist. Widerrufe ich, darf ein Teil des Preises einbehalten werden: für die Module, die bis dahin freigeschaltet waren.',
    },
  },
  '2': {
    plan: {
      begin:
        'Ich möchte, dass Valea sofort beginnt, also schon vor dem Ende der Widerrufsfrist von vierzehn Tagen.',
      knows:
        'Ich weiß, dass mein Widerrufsrecht bleibt und erst erlischt, wenn alles Vereinbarte vollständig geleistet ist. Widerrufe ich, darf nach dem Gesetz ein Teil des Preises für die genutzte Zeit einbehalten werden. Beim App-Abo verzichtet Valea darauf, ich bekomme den vollen Preis zurück.',
    },
    course: {
      begin:
        'Ich möchte, dass Valea sofort beginnt, also schon vor dem Ende der Widerrufsfrist von vierzehn Tagen.',
      knows:
        'Ich weiß, dass mein Widerrufsrecht bleibt und erst erlischt, wenn alles Vereinbarte vollständig geleistet ist. Widerrufe ich, darf ein Teil des Preises einbehalten werden: für die Module, die bis dahin freigeschaltet waren.',
    },
  },
  '3': {
    plan: {
      begin:
        'Ich möchte, dass Valea sofort beginnt, also schon vor dem Ende der Widerrufsfrist von vierzehn Tagen.',
      knows:
        'Ich weiß, dass mein Widerrufsrecht bleibt und erst erlischt, wenn alles Vereinbarte vollständig geleistet ist. Widerrufe ich, darf nach dem Gesetz ein Teil des Preises für die genutzte Zeit einbehalten werden. Beim App-Abo verzichtet Valea darauf, ich bekomme den vollen Preis zurück.',
    },
    course: {
      begin:
        'Ich möchte, dass Valea sofort beginnt, also schon vor dem Ende der Widerrufsfrist von vierzehn Tagen.',
      knows:
        'Ich weiß, dass mein Widerrufsrecht bleibt und erst erlischt, wenn alles Vereinbarte vollständig geleistet ist. Widerrufe ich, darf ein Teil des Preises einbehalten werden: für die Module, die ich bis dahin begonnen habe. Solange die Geld-zurück-Garantie läuft, verzichtet Valea darauf, und ich bekomme den vollen Preis zurück.',
    },
  },
} as const satisfies Translation<typeof en>;
