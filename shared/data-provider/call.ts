import type { CallableEndpoint, DataOf, EnvelopedEndpoint, FileEndpoint, JsonEndpoint } from '../contract/endpoint.ts'
import type { CustomResult } from './custom.ts'
import { type CallArguments, type CallInput, type EndpointRequest, requestOf } from './endpoint-request.ts'

/** What the bytes of a file become: all of them in the browser, a stream on a server that passes them on. */
type FileBodies = { blob: Blob; stream: ReadableStream<Uint8Array> | null }

/**
 * The calls of the endpoint table, sent by `custom` of a data provider. `call` returns the data of a response, `submit` also its message, `file`
 * the response of an endpoint that sends a file. They throw an ApiError for every response that is not a success.
 */
export function createCalls<Options, FileAs extends keyof FileBodies>(
  send: <T>(request: EndpointRequest<T>, options: Options | undefined) => Promise<CustomResult<T>>,
  fileAs: FileAs,
) {
  const sendJson = <E extends CallableEndpoint>(endpoint: E, input: CallInput<E, Options> | undefined): Promise<CustomResult<DataOf<E>>> =>
    send(requestOf(endpoint, input), input)
  return {
    call: async <E extends JsonEndpoint>(endpoint: E, ...[input]: CallArguments<E, Options>): Promise<DataOf<E>> =>
      (await sendJson(endpoint, input)).data,
    submit: async <E extends EnvelopedEndpoint>(
      endpoint: E,
      ...[input]: CallArguments<E, Options>
    ): Promise<{ data: DataOf<E>; msg: string }> => {
      const { data, msg } = await sendJson(endpoint, input)
      return { data, msg }
    },
    file: <E extends FileEndpoint>(endpoint: E, ...[input]: CallArguments<E, Options>): Promise<CustomResult<FileBodies[FileAs]>> => {
      const { url, method } = requestOf(endpoint, input)
      return send({ url, method, headers: { Accept: '*/*' }, meta: { responseType: fileAs } }, input)
    },
  }
}
