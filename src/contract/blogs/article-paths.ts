/** Where an article is read. A path of ours. */
export const articlePath = (id: number): `/${string}` => `/blogs/${id}`

/** Where the service has an article that people talk about. */
export const ARTICLE_API = '/api/blogs/{id}/'
