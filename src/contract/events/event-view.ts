/** Where a look at the page of an event is told: known without its schema, so that telling it costs no validators. */
export const EVENT_VIEW_PATH = '/api/event_view/'
