/* oxlint-disable react/jsx-no-literals -- the registration statement is English in every language (sheet.tsx) */
import { Illustration } from './illustration.tsx';
import { SheetRow, SheetTop } from './sheet.tsx';

/** Two sentences of a registration statement under review. 41.3 is 24 % above 33.3: recompute when one changes. */
export function ProspectusDraft() {
  return (
    <Illustration className="desk" drawing="sheet paper data" caption="Illustration with example figures.">
      <SheetTop name="Registration statement" draft="Draft 2" tag="Confidential" />
      <SheetRow
        text={
          <>
            We <del>are the leading maker of</del> <ins>make</ins> temperature sensors for cold storage.
          </>
        }
        from="Legal"
        remark="“Leading” has no source: cut."
        ask
      />
      <SheetRow
        text={
          <>
            Our revenue was <mark>$41.3 million</mark> in 2025, up <mark>24%</mark> from $33.3 million in
            2024.
          </>
        }
        from="Finance"
        remark="Agrees to the audited statements, page F-4."
      />
    </Illustration>
  );
}
