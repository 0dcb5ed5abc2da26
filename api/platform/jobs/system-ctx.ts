import type { App, Ctx } from '../../context.ts'

/** The context of work that no user requested. */
export const systemCtx = (app: App): Ctx => ({ ...app, principal: { kind: 'guest' }, locale: 'ar', request_id: 'jobs', address: '' })
