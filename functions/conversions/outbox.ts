import { company } from '#domain/company.ts';
import { trackingEvent } from '#domain/events/tracking-event.ts';
import type { Conversion, Conversions } from '../ports/conversions.ts';

/** Puts what happened on its way. Whether it may be sent is asked again when it is. */
export const createConversions = (send: (conversion: Conversion) => Promise<void>): Conversions => ({
  report: send,
  async paid({ event, at, path, receipt, visitor, testCode }) {
    if (receipt === undefined) return;
    const circumstances = {
      id: event.payment,
      time: at.getTime(),
      address: path,
      site: company.site,
      testCode,
    };
    await send({ event: trackingEvent(event, circumstances), receipt, visitor });
  },
});
