import type { ResourceName, Resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'

type ActionsOf<N extends ResourceName> = keyof NonNullable<Resources[N]['actions']> & string

/** The actions that are a form on the page of a row instead of a dialog over it; the first possible one is shown. */
const replies: { readonly [N in ResourceName]?: readonly ActionsOf<N>[] } = {
  'chat-rooms': ['reply'],
  complaints: ['reply', 'write_to_parties'],
  'contact-messages': ['reply'],
}

/** The action among those of a row that its page has as a form. */
export function replyAmong<A extends { name: string; reason: string | null }>({ name }: AnyResource, actions: readonly A[]): A | undefined {
  const names = findEntry<readonly string[]>(replies, name) ?? []
  return actions.find((action) => names.includes(action.name) && action.reason === null)
}
