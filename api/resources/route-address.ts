import type { CallableEndpoint } from '@wasl/shared/contract/endpoint.ts'

/** Where an endpoint of resources is served for one of them: its method, and its path with these parameters filled in. */
export const routeAddress = ({ method, path }: CallableEndpoint, params: { resource: string; action?: string; to?: string }) => ({
  method,
  url: path.replace(/:(resource|action|to)\b/g, (_, name: 'resource' | 'action' | 'to') => params[name] ?? `:${name}`),
})
