-- What ends by itself (sessions, submissions, known networks), by its end.
CREATE INDEX documents_ends ON documents ((document->>'endsAt')) WHERE document->>'endsAt' IS NOT NULL;
