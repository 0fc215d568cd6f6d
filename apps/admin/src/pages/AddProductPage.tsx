import { adminProductError, adminProductIssues, emptyAdminProductForm } from '@nuee/domain';
import { Button, Card, DetailPage, ProductFields, useCheckedForm } from '@nuee/ui';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useOffice } from '../office/office.ts';

/** The dialog of the product list as a page of its own. */
export default function AddProductPage() {
  const navigate = useNavigate();
  const { toasts } = useAdmin();
  const office = useOffice();
  const categories = office.useCategories().value?.map(({ name }) => name) ?? [];
  const [begun] = useState(emptyAdminProductForm);
  const [form, setForm] = useState(begun);
  const { issues, check } = useCheckedForm(adminProductIssues(form));
  useUnsaved(form !== begun);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const refused = adminProductError(form);
    if (check(event.currentTarget)) {
      if (await office.addProduct(form)) navigate('/produits');
    } else if (refused !== undefined) toasts.error(refused);
  };
  return (
    <AdminPage title="Ajouter un produit">
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Ajouter un produit">
        <DetailPage
          back={{ href: '/admin/produits', label: 'Produits' }}
          actions={
            <Button type="submit" size="sm">
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
              />
            </Card>
          }
        />
      </form>
    </AdminPage>
  );
}
