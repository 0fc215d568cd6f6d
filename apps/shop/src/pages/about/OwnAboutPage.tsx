import { OwnStory } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { usePageData } from '../../frame/usePageData.ts';
import type { OwnPageData } from '../../pageData.ts';

/** The story of a shop in service, as its owner tells it. */
export default function OwnAboutPage() {
  const { page } = usePageData<OwnPageData>() ?? {};
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.lead} canonical="/about" />
      <OwnStory page={page} catalogueHref="/catalogue" />
    </>
  );
}
