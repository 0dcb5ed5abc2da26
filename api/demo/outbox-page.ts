import { escapeHtml } from '@wasl/shared/utils/escape.ts'

type OutboxEntry = { channel: string; recipient: string | null; body: string | null; created_at: string; sent_at: string | null }

/** The outbound messages as an HTML page, the newest first. */
export const outboxPage = (sent: readonly OutboxEntry[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<title>Outbox · Wasl demo</title>
<style>
body { font: 16px/1.6 system-ui, sans-serif; max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; color: #1c2433; background: #fff }
li { border-block-end: 1px solid #dde3ea; padding-block: .75rem; list-style: none }
ul { padding: 0 } small { color: #55606e } p { margin: .25rem 0; white-space: pre-line }
</style></head>
<body><h1>Outbox</h1><p>Every SMS, email and push message of this demo. None of them left this machine.</p>
<ul>${sent.map(entryHtml).join('') || '<li>No messages yet.</li>'}</ul></body></html>`

const entryHtml = ({ channel, recipient, body, created_at, sent_at }: OutboxEntry): string =>
  `<li><small>${escapeHtml(channel)} · <bdi dir="ltr">${escapeHtml(recipient ?? '')}</bdi> · <time>${escapeHtml(created_at)}</time>${sent_at ? '' : ' · waiting'}</small><p dir="auto">${escapeHtml(body ?? '')}</p></li>`
