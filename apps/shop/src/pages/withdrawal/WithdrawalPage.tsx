import { maximumEmailLength } from '@nuee/domain';
import { Button, ContentPage, NoWrap, Panel, Stack, Text, TextArea, TextField, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { apiUrl } from '../../site.ts';

/**
 * The withdrawal form (code de la consommation, L221-21). The browser sends it itself, with or without scripts, and the
 * API answers with the receipt as a page.
 */
export default function WithdrawalPage() {
  return (
    <>
      <PageHead
        title="Renoncer au contrat"
        description="Renoncez à une commande de cette boutique, sans compte et sans donner de raison."
        canonical="/retractation"
      />
      <ContentPage
        title="Renoncer au contrat"
        intro={
          <>
            Vous avez 14&nbsp;jours après la livraison pour renoncer à une commande, sans donner de raison. Un accusé de
            réception daté s’affiche aussitôt et vous parvient par e-mail.
          </>
        }
        aside={<TextLink href="/conditions-generales#article-7">Ce que disent nos conditions générales</TextLink>}
      >
        <Panel>
          <form method="post" action={`${apiUrl}/api/withdrawals/form`} aria-label="Rétractation">
            <Stack gap={20}>
              <TextField
                label="Numéro de commande"
                name="orderNumber"
                description={
                  <>
                    Il figure dans l’e-mail de confirmation, comme <NoWrap>CMD-2026-001</NoWrap>.
                  </>
                }
                autoComplete="off"
                required
                maxLength={40}
              />
              <TextField label="Nom" name="name" autoComplete="name" required maxLength={100} />
              <TextField
                label="Email"
                name="email"
                type="email"
                description="Celui de la commande. L’accusé de réception y est envoyé."
                autoComplete="email"
                required
                maxLength={maximumEmailLength}
              />
              <TextArea label="Motif (facultatif)" name="reason" rows={3} maxLength={1000} />
              <Text size="small" tone="muted">
                En confirmant, vous renoncez au contrat qui porte sur cette commande.
              </Text>
              <Button type="submit">Confirmer la rétractation</Button>
              {/* Without scripts the one above is hidden, like all buttons. */}
              <noscript>
                <Button type="submit">Confirmer la rétractation</Button>
              </noscript>
            </Stack>
          </form>
        </Panel>
      </ContentPage>
    </>
  );
}
