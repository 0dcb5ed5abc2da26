import type { LocalNafathRequest } from '../platform/adapters/adapters.ts'

/** The stand-in of the Nafath app: the requests that wait for an answer. */
export const nafathPage = (requests: readonly LocalNafathRequest[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>Nafath stand-in · Wasl demo</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; color: #1c2433; background: #fff }
li { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; border-block-end: 1px solid #dde3ea; padding-block: .75rem }
ul { padding: 0 } form { margin: 0 } b { font-size: 1.75rem; min-inline-size: 3rem } button { font: inherit; padding: .35rem .9rem }
</style></head>
<body><h1>Nafath stand-in</h1><p>What the Nafath app would ask on the phone. This page exists in the demo only.</p>
<ul>${requests.map(requestHtml).join('') || '<li>No requests are waiting.</li>'}</ul></body></html>`

const answers = { completed: 'Approve', rejected: 'Reject', expired: 'Let it expire' } as const

// All parts are digits or generated ids.
const requestHtml = ({ trans_id, number, ending }: LocalNafathRequest): string =>
  `<li><b>${number}</b><span>id ending in ${ending}</span>${Object.entries(answers)
    .map(
      ([status, label]) =>
        `<form method="post" enctype="text/plain" action="/api/dev/nafath/${trans_id}/${status}"><button>${label} ${number}</button></form>`,
    )
    .join('')}</li>`
