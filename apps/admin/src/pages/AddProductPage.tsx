import {
  type AdminProductForm,
  adminProductError,
  adminProductIssues,
  createAdminProduct,
  emptyAdminProductForm,
} from '@nuee/domain';
import {
  Button,
  Card,
  DetailPage,
  ProductFields,
  ProductPreview,
  useCheckedForm,
  usePriceQuestion,
  useSaving,
} from '@nuee/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useLive } from '../frame/useLive.ts';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useCategoryNames } from '../products/categoryQueries.ts';
import { useProductCommands } from '../products/queries.ts';

const empty = { inService: emptyAdminProductForm(true), demonstration: emptyAdminProductForm() };
/** The preview card shows neither of them. */
const nobody = { id: '', now: new Date(0) };

/** The dialog of the product list as a page of its own. */
export default function AddProductPage() {
  const navigate = useNavigate();
  const { toasts } = useAdmin();
  const { add, sendPicture } = useProductCommands();
  const categories = useCategoryNames();
  const isLive = useLive();
  const [typed, setForm] = useState<Partial<AdminProductForm>>({});
  const form = { ...(isLive ? empty.inService : empty.demonstration), ...typed };
  const { issues, check, refuse } = useCheckedForm(adminProductIssues(form), form);
  const { button, save } = useSaving();
  const prices = usePriceQuestion();
  useUnsaved(Object.keys(typed).length > 0);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = adminProductError(form);
    if (check(event.currentTarget)) {
      prices.ask({ form }, async () => {
        if (await save(() => add(form, refuse))) navigate('/produits', { replace: true });
      });
    } else if (refused !== undefined) toasts.error(refused);
  };
  return (
    <AdminPage title="Ajouter un produit" permission="products.write">
      <form noValidate onSubmit={submit} aria-label="Ajouter un produit">
        <DetailPage
          back={{ href: '/admin/produits', label: 'Produits' }}
          actions={
            <Button type="submit" size="sm" {...button}>
              Ajouter le produit
            </Button>
          }
          main={
            <Card title="Nouveau produit">
              <ProductFields
                value={form}
                onValueChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
                categories={categories}
                issues={issues}
                onPictureSend={sendPicture}
              />
            </Card>
          }
          aside={isLive ? <ProductPreview product={createAdminProduct(form, nobody)} /> : undefined}
        />
        {prices.question}
      </form>
    </AdminPage>
  );
}
