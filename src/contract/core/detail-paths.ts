/** Where one of a noun is asked for: known without its schema, so that it can be fetched ahead. */
export const EVENT_PATH = '/api/event/{event_id}/'
export const JOB_PATH = '/api/job_post/{job_post_id}/'
export const BLOG_PATH = '/api/blogs/{blog_id}/'
