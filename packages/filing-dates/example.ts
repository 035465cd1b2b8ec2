import { datesOf, isoDay, nameOf, readAsked, rulesOf } from './src/index.ts';

const asked = readAsked(new URLSearchParams('end=2026-12-31&status=other&event=5.02&day=2026-12-14'), 2026);
for (const list of ['reports', 'event'] as const) {
  for (const date of datesOf(list, asked)) {
    console.log(
      isoDay(date.due),
      nameOf(date),
      rulesOf(date).map(({ name }) => name),
    );
  }
}
