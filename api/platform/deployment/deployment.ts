import { resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Env } from '../../environment/env.ts'
import type { App, Ctx } from '../context.ts'
import { deployments } from '../db/tables/system.ts'

export const deploymentRow = 1

type Place = Pick<Env, 'DEPLOYMENT_ID' | 'PUBLIC_URL' | 'DATABASE_URL' | 'DATA_DIR'>

/** Where this process runs, so that a copy elsewhere is another place: DEPLOYMENT_ID, or the public address and the database, without its password. */
export function placeOf({ DEPLOYMENT_ID, PUBLIC_URL = '', DATABASE_URL, DATA_DIR }: Place): string {
  if (DEPLOYMENT_ID) return DEPLOYMENT_ID
  if (!DATABASE_URL) return `${PUBLIC_URL}, ${resolve(DATA_DIR)}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `${PUBLIC_URL}, ${decodeURIComponent(host)}${pathname}`
}

/**
 * At the start in production: gives a new database to this deployment, and holds what would be sent if it belongs to another one. Logs an error then.
 * A demo sends nothing.
 */
export async function checkDeployment(app: App): Promise<void> {
  const { db, env, clock, log, deployment } = app
  if (env.WASL_MODE !== 'production') return
  const own = { id: deploymentRow, place: placeOf(env), confirmed_at: clock.now() }
  await db.insert(deployments).values(own).onConflictDoNothing()
  await readDeployment(app)
  if (deployment.is_held)
    log.error(
      { here: placeOf(env), belongs_to: deployment.belongs_to },
      'This database belongs to another deployment, so no messages, refunds and payouts are sent. If the original no longer runs, a super admin confirms this one in the back office, or: npm run deployment -- --confirm',
    )
}

/** Reads whether an administrator has confirmed this deployment, maybe in another process. */
export async function readDeployment({ db, env, deployment }: Pick<App, 'db' | 'env' | 'deployment'>): Promise<void> {
  const [row] = await db.select({ place: deployments.place }).from(deployments).where(eq(deployments.id, deploymentRow))
  deployment.is_held = row !== undefined && row.place !== placeOf(env)
  deployment.belongs_to = row?.place ?? null
}

/** Gives the database to a deployment, or with null to none, until one is confirmed. Returns the former one. */
export async function setDeploymentPlace({ db, clock }: Pick<Ctx, 'db' | 'clock'>, place: string | null): Promise<string | null> {
  const [before] = await db.select({ place: deployments.place }).from(deployments).where(eq(deployments.id, deploymentRow)).for('update')
  const values = { place, confirmed_at: clock.now() }
  await db
    .insert(deployments)
    .values({ id: deploymentRow, ...values })
    .onConflictDoUpdate({ target: deployments.id, set: values })
  return before?.place ?? null
}

/** The value by which `checkSecretsKey` detects another key. */
export async function readSecretsCheck({ db }: Pick<App, 'db'>): Promise<string | null> {
  const [row] = await db.select({ check: deployments.secrets_check }).from(deployments).where(eq(deployments.id, deploymentRow))
  return row?.check ?? null
}

export async function storeSecretsCheck({ db }: Pick<App, 'db'>, secrets_check: string): Promise<void> {
  await db.update(deployments).set({ secrets_check }).where(eq(deployments.id, deploymentRow))
}
