/** The standard form of withdrawal (annex to article R221-1 of the code de la consommation), in its words. */
export const withdrawalForm = {
  title: 'Modèle de formulaire de rétractation',
  hint: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
  /** @param recipient name, address and e-mail, as far as they are known. */
  to: (recipient: string): string => `À l’attention de ${recipient}\u00a0:`,
  declaration:
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:',
  /** What is filled in. */
  blanks: [
    'Commandé le (*)/reçu le (*)\u00a0:',
    'Nom du (des) consommateur(s)\u00a0:',
    'Adresse du (des) consommateur(s)\u00a0:',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
    'Date\u00a0:',
  ],
  note: '(*) Rayez la mention inutile.',
} as const;
