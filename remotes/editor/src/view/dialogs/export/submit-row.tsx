import { joinClassNames } from '@site/ui';
import { Button } from '@site/ui/mui';
import { useMemo } from 'react';
import type { Finding } from '../../../film/review/check-messages';
import { listOpenFindings } from '../../../film/open-findings';
import { useEditorState } from '../../../store/editor-context';
import controls from '../../../controls/controls.module.css';
import { FindingItem } from '../deck-review';
import styles from '../editor-dialogs.module.css';
import type { ExportFormat } from './export-formats';

/** Button of the export, after the findings of the deck check. */
export function SubmitRow({ format, isBusy }: { format: ExportFormat; isBusy: boolean }) {
  const status = useEditorState((state) => state.exportStatus);
  const deck = useEditorState((state) => state.committedDeck);
  // Deck files are for further work.
  const findings = useMemo(() => (format === 'json' ? [] : listOpenFindings(deck)), [deck, format]);
  return (
    <>
      {findings.length > 0 && <OpenFindings heading="Before you export" findings={findings} />}
      <div className={styles['row']}>
        <Button type="submit" variant="primary" aria-busy={isBusy}>
          {findings.length > 0 ? 'Export all the same' : 'Export'}
        </Button>
        {/* Busy regions are read out when they have ended, so not once for every slide. */}
        <span role="status" aria-busy={isBusy}>
          {status}
        </span>
      </div>
    </>
  );
}

/** Findings of the deck check, to mend or to leave. */
export function OpenFindings({
  heading,
  findings,
}: {
  heading: string;
  findings: readonly Finding[];
}) {
  const isUnfinished = findings.some(({ urgency }) => urgency === 'unfinished');
  return (
    <section aria-label="Deck check">
      <h3 className={controls['heading']}>{heading}</h3>
      <ul className={styles['findings']}>
        {findings.map((finding) => (
          <FindingItem key={finding.message} advice={finding} />
        ))}
      </ul>
      {isUnfinished && (
        <p className={joinClassNames(controls['hint'], styles['unfinished'])}>
          Questions and empty picture places are left out.
        </p>
      )}
    </section>
  );
}
