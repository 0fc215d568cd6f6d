-- Each submission with an Idempotency-Key becomes a row of its own, which ends by itself; before, one row held all of a customer.
WITH old AS (
  DELETE FROM documents WHERE key LIKE 'submissions/%' AND document->'recent' IS NOT NULL RETURNING key, document
)
INSERT INTO documents (key, document)
SELECT
  old.key || ' ' || (submission.value->>'key'),
  jsonb_build_object(
    'body', submission.value->'body',
    'answer', submission.value->'answer',
    'endsAt', to_char((submission.value->>'at')::timestamptz AT TIME ZONE 'UTC' + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
FROM old, jsonb_array_elements(old.document->'recent') AS submission;
