import { Checks, type Check } from './checks.tsx';
import { DRAFT_GUIDANCE, DRAFT_RESULTS, DRAFT_TITLE } from './draft-text.tsx';
import { SheetRow, SheetTop } from './sheet.tsx';
import { SourceRows } from './source-rows.tsx';

const CHECKS: readonly Check[] = [
  { icon: 'check', what: 'Figures tied to the 10-Q draft', state: '14 of 14' },
  { icon: 'check', what: 'Non-GAAP measures reconciled', state: '2 of 2' },
  { icon: 'wait', what: 'Cautionary factors', state: 'With counsel', tone: 'ask' },
  { icon: 'wait', what: 'Legal review pending', state: 'With counsel', tone: 'ask' },
  { icon: 'open', what: 'Communications review', state: 'Next' },
];

/** A press release under review. */
export function DraftSheet() {
  return (
    <div className="sheet paper">
      <SheetTop name="Press release" draft="Draft 4, October 28" tag="Not for release" />
      <SheetRow
        title
        text={DRAFT_TITLE}
        source={
          <SourceRows
            id="revenue"
            from="10-Q draft, page 4"
            rows={[
              ['Q3, $ millions', '2026', '2025'],
              ['Revenue', '48.2', '43.2'],
            ]}
          />
        }
        from="Finance"
        remark="Agrees to the 10-Q draft, page 4. “Record” has no source: cut."
      />
      <SheetRow
        text={DRAFT_RESULTS}
        source={
          <SourceRows
            id="income"
            from="10-Q draft, page 4"
            rows={[
              ['Q3, $ millions', '2026'],
              ['Revenue', '48.2'],
              ['Operating income', '7.4'],
            ]}
          />
        }
        from="Finance"
        remark="Agrees to page 4. Margin recomputed."
      />
      <SheetRow
        text={DRAFT_GUIDANCE}
        source={<SourceRows id="guidance" from="Board minutes: not attached" />}
        from="Legal"
        remark="Forward-looking. Confirm against board minutes before release."
        ask
      />
      <Checks items={CHECKS} />
    </div>
  );
}
