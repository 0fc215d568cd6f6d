import { formatDate } from '@nuee/domain';
import { ContentPage, Contents, GuaranteeNotice, LegalText, WithdrawalSheet } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import { usePageData } from '../../frame/usePageData.ts';
import type { LegalData } from '../../pageData.ts';
import { StorageKeys } from '../cookies/StorageKeys.tsx';

interface LegalTextPageProps {
  /** What it shows. Default the text of its address. */
  page?: LegalData;
}

/** A legal text of a shop in service: terms, legal notice, privacy, cookies, delivery, as its owner wrote them. */
export default function LegalTextPage({ page }: LegalTextPageProps) {
  const read = usePageData<LegalData>();
  const shown = page ?? read;
  const { company, address, email } = useHouse(false);
  if (!shown) return null;
  const { title, description, intro, since, sections } = shown;
  return (
    <>
      <PageHead title={title} description={description} canonical={shown.address} />
      <ContentPage
        title={title}
        intro={
          <>
            {intro}
            {since !== undefined && (
              <>
                {' '}
                Version en vigueur au <time dateTime={since}>{formatDate(since)}</time>.
              </>
            )}
          </>
        }
        aside={sections.length > 2 ? <Contents entries={sections} /> : undefined}
      >
        <LegalText
          sections={sections}
          parts={{
            guarantee: <GuaranteeNotice level={3} open />,
            withdrawalForm: <WithdrawalSheet recipient={[company, address, email].filter(Boolean).join(', ')} />,
            storageKeys: <StorageKeys />,
          }}
        />
      </ContentPage>
    </>
  );
}
