-- An older version deleted some documents and left their rows, with name and e-mail. Where that happened, `npm run api:migrate` makes
-- all rows and counts anew after this.
UPDATE lists SET filled = ''
  WHERE EXISTS (SELECT 1 FROM listed l WHERE NOT EXISTS (SELECT 1 FROM documents d WHERE d.key = l.key));
DELETE FROM tallies WHERE EXISTS (SELECT 1 FROM lists WHERE filled = '');
DELETE FROM listed WHERE EXISTS (SELECT 1 FROM lists WHERE filled = '');
