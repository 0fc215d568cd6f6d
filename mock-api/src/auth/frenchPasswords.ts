/**
 * Words that French passwords are made of, after what leaks of French sites have most: keyboards, endearments, animals, things, first names,
 * towns and clubs. Folded: lower case, no accents.
 */
export const frenchPasswords: ReadonlySet<string> = new Set(
  `
  azer azert azerty azertyu azertyui azertyuio azertyuiop ytreza qsdf qsdfgh qsdfghjk qsdfghjkl qsdfghjklm wxcv wxcvbn aqwzsx azeqsd
  azeqsdwxc azertyqsdfgh azqswx aqw aqwxsz qwertz

  mdp motdepasse monmotdepasse lemotdepasse motsecret secret sesame code passe passwd password pass admin administrateur root test
  bienvenue bonjour bonsoir salut coucou allo aurevoir merci soleil lesoleil monsoleil lune etoile etoiles ciel nuage nuages orage

  amour lamour monamour mamour jetaime jtm jtmjtm jtaime jetaimemonamour amourdemavie toujours bisou bisous bisoux calin calins
  cheri cherie moncheri macherie chouchou chouchoute chou choupette choupinette choupi doudou doudoune loulou louloute louloutte poupette
  poupee pupuce puce lapuce mapuce titi titou titoune toto tata tonton tintin mimi minou minette minouche nounou nounours nounouche
  bebe bebecadum monbebe bichette biche biquette coeur moncoeur moncoeurs tresor montresor ange monange angel demon bonheur famille mafamille
  maman mamounette papa papamaman papounet mamie papi papy mamy frere soeur copain copine princesse maprincesse prince princes reine

  chien chienne chat chaton chatte minet cheval chevaux poney licorne lapin lapinou tigre lion panthere loup louve dauphin papillon
  coccinelle abeille oiseau tortue grenouille poisson requin souris ours ourson vache cochon poussin poulet canard felix gribouille
  caramel chocolat vanille noisette nougat praline cannelle biscuit gateau bonbon bonbons fraise cerise framboise citron pomme banane
  clementine prune olive melon tomate fromage camembert saucisson pastis biere champagne whisky vodka cocacola

  maison mamaison voiture moto velo camion bateau avion train guitare musique cinema vacances voyage liberte egalite fraternite
  paradis internet ordinateur informatique telephone portable facebook google youtube orange wanadoo bouygues lapost laposte
  football foot rugby tennis basket handball judo equitation natation danse dofus naruto pokemon pikachu asterix obelix goldorak zidane
  ronaldo messi neymar mbappe griezmann benzema ribery johnny mylene fleur fleurs rose marguerite violette jasmin lavande tulipe nature
  montagne campagne plage ocean vague tempete volcan bleu rouge noir blanc vert jaune violet rose noel joyeuxnoel halloween anniversaire

  france vivelafrance francais francaise paris parissg psg parissaintgermain marseille om olympique olympiquedemarseille allezlom
  lyon olympiquelyonnais asse saintetienne bordeaux girondins nantes rennes brest bretagne breizh lille losc lens rclens strasbourg
  toulouse montpellier nice cannes monaco grenoble toulon nimes avignon corse corsica bastia ajaccio dijon reims amiens rouen lehavre
  caen angers tours orleans limoges clermont poitiers larochelle perpignan bayonne biarritz annecy savoie alsace lorraine normandie
  provence vendee auvergne reunion martinique guadeloupe guyane mayotte algerie maroc tunisie portugal italie espagne bruxelles belgique

  adrien alain alex alexandre alexia alexis alice aline alicia amandine amelie anais andre anthony antoine arnaud arthur audrey aurelie
  aurelien axelle baptiste bastien beatrice benjamin benoit bernard brigitte bruno camille carole caroline catherine cecile cedric celia
  celine chantal charles charlotte chloe christelle christian christine christophe claire clara claude claudine clement coralie corentin
  corinne cyril damien daniel danielle david delphine denis didier dimitri dominique dorian dylan eliott elisa elise elodie emilie emma
  emmanuel enzo eric estelle ethan etienne eva evelyne fabien fabienne fabrice fanny florence florent florian franck francois francoise
  frederic gabriel gaelle geoffrey georges gerard ghislaine gilbert gilles gregory guillaume gwendoline helene henri herve hugo ines
  isabelle jacqueline jacques jade jean jeanne jennifer jeremy jerome jessica joel johan jonathan jordan josephine josiane julie julien
  juliette justine karim karine kevin laetitia laura laure laurence laurent lea leila leo liliane lisa loic lola lorenzo louis louise
  luc lucas lucie ludovic ludivine lydie maelle maeva magali manon marc marcel margaux marie mariefrance marine marion martin martine
  mathieu mathilde mathis matthieu maurice maxime melanie melissa michael michel michele mickael mohamed monique morgane muriel myriam
  nadege nadia nadine nathalie nathan nicolas nicole noah noemie oceane odile olivier pascal pascale patrice patricia patrick paul pauline
  philippe pierre quentin rachid raphael raymond remi remy renaud robert roger romain romane samuel sandra sandrine sarah sebastien
  serge severine simon solene sophie stephane stephanie steven sylvain sylvie theo therese thibault thierry thomas valentin valentine
  valerie vanessa veronique victor victoria vincent virginie viviane xavier yann yannick yasmine yohan yoann youssef yves yvette yvonne zoe
`
    .trim()
    .split(/\s+/),
);
