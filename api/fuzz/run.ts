// npm run fuzz: sends odd values to every operation of the API and every form of the site, as guest, client, provider and administrator.
// Fails if a response is a server error, if an error has no message, or if an invariant does not hold afterwards.
// FUZZ_SEED repeats a run; FUZZ_RUNS sets the number of requests for each operation, form and person.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { findViolations, invariants } from '../invariants/find-violations.ts'
import { formatReport } from '../invariants/format-report.ts'
import { type Openapi, operationsOf, requestTo } from './api-requests.ts'
import { crawl, pageRequest, postOf } from './site-requests.ts'
import { type Person, people, startTarget } from './target.ts'

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const numRuns = Number(process.env.FUZZ_RUNS ?? 3)
const operationsPerLogin = 25

const folder = await mkdtemp(join(tmpdir(), 'wasl-fuzz-'))
const target = await startTarget(folder)
const sizes = { operations: 0, pages: 0, forms: 0 }
process.stdout.write(`Fuzz with seed ${seed}, ${numRuns} requests for each operation, form and person.\n`)

for (const person of people) {
  await fuzzApi(person)
  await fuzzSite(person)
}
const violated = await findViolations(target.db, target.clock.now())
process.stdout.write(formatReport(invariants(target.clock.now()), violated))
for (const [where, failure] of target.failures) process.stdout.write(`${where}: ${failure}\n`)
process.stdout.write(
  `Fuzz with seed ${seed}: ${target.sentCount()} requests to ${sizes.operations} operations, ${sizes.pages} pages and ${sizes.forms} forms; ${target.failures.size} failures.\n`,
)
await target.close()
await rm(folder, { recursive: true, force: true })
process.exit(target.failures.size + violated.length > 0 ? 1 : 0)

async function fuzzApi(person: Person): Promise<void> {
  const operations = operationsOf(await target.openapi<Openapi>())
  const ids = await target.someIds()
  sizes.operations = operations.length
  let headers = {}
  for (const [at, operation] of operations.entries()) {
    // Odd requests also log out, block and move the clock.
    if (at % operationsPerLogin === 0) headers = await target.logIn(person)
    for (const request of fc.sample(requestTo(operation, ids), { seed: seed + at, numRuns }))
      await target.check(`${person} ${operation.method} ${operation.path}`, request, headers)
  }
}

async function fuzzSite(person: Person): Promise<void> {
  if (person === 'admin') return
  const { pages, forms } = await crawl(target.server, await target.logInOnSite(person), 120)
  sizes.pages += pages.length
  sizes.forms += forms.length
  for (const form of forms) {
    const headers = await target.logInOnSite(person)
    for (const request of fc.sample(postOf(form), { seed, numRuns: numRuns * 4 }))
      await target.check(`${person} form ${form.action}`, request, { ...headers, accept: 'text/html' })
  }
  const headers = await target.logInOnSite(person)
  for (const request of fc.sample(pageRequest(pages), { seed, numRuns: numRuns * pages.length }))
    await target.check(`${person} page ${request.method} ${request.url.split('?')[0]}`, request, { ...headers, accept: 'text/html' })
}
