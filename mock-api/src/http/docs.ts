/** The contract to browse, at /api/docs: the OpenAPI document in Swagger UI, which loads nothing from elsewhere. For development only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Application } from 'json-server';

/** The written document: `npm run api:openapi`. */
export const openApiFile = path.join(import.meta.dirname, '../../openapi.json');

const base = '/api/docs';
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Maison Nuée API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="${base}/swagger-ui-bundle.js"></script>
<script src="${base}/start.js"></script>
</body>
</html>
`;
const start = `SwaggerUIBundle({ url: '${base}/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });\n`;
/** Swagger UI sets styles on its elements and has its pictures in its stylesheet. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Adds the page and its files. Swagger UI is only looked up on the first request: without it everything else still works. */
export function mountDocs(app: Application): void {
  const files: [name: string, type: string, read: () => string][] = [
    ['', 'text/html', () => page],
    ['/start.js', 'text/javascript', () => start],
    ['/openapi.json', 'application/json', () => readFileSync(openApiFile, 'utf8')],
    ['/swagger-ui.css', 'text/css', () => readModule(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))],
    [
      '/swagger-ui-bundle.js',
      'text/javascript',
      () => readModule(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    ],
  ];
  for (const [name, type, read] of files) {
    app.get(base + name, (_req, res) => {
      const text = read();
      res.setHeader('Content-Security-Policy', policy);
      res.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
    });
  }
}

function readModule(url: string): string {
  return readFileSync(fileURLToPath(url), 'utf8');
}
