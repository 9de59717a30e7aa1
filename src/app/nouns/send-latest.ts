/**
 * Has the service do what was wished for last: a change of mind while a request is under way is sent once it is answered.
 * @param last gives the wish as it is now. @param send asks the service. @param onDone gets each of its answers
 */
export async function sendLatest<T>(last: () => boolean, send: (isOn: boolean) => Promise<T>, onDone: (done: T) => void): Promise<void> {
  let sent: boolean
  do {
    sent = last()
    onDone(await send(sent))
  } while (last() !== sent)
}
