import { OwnQuestions } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { usePageData } from '../../frame/usePageData.ts';
import type { OwnPageData } from '../../pageData.ts';

/** The questions of a shop in service, as its owner answers them. */
export default function OwnFaqPage() {
  const { page } = usePageData<OwnPageData>() ?? {};
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.lead} canonical="/faq" />
      <OwnQuestions page={page} contactHref="/contact" />
    </>
  );
}
