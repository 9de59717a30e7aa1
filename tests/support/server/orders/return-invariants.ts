/** Pieces that complaints have moved, by the line: whole ones came back, and others were given in their place. */
export const MOVED_BY_RETURNS = `(select rl.line, coalesce(sum(rl.quantity) filter (where r.is_whole), 0)::int as back, coalesce(sum(rl.quantity) filter (where r.is_replaced), 0)::int as given
  from shop_return_lines rl join shop_returns r on r.id = rl.shop_return group by rl.line)`

/** What must be so of complaints: each finds rows that must not be, and says so. */
export const RETURN_RULES: Record<string, string> = {
  'more pieces are complained of than were bought': `select l.id from shop_order_lines l join shop_return_lines rl on rl.line = l.id join shop_returns r on r.id = rl.shop_return
    where r.state not in ('withdrawn', 'lapsed') group by l.id having sum(rl.quantity) > l.quantity`,
  'complaint is about a line of another order': `select r.id from shop_returns r join shop_return_lines rl on rl.shop_return = r.id join shop_order_lines l on l.id = rl.line
    where l.shop_order <> r.shop_order`,
  'complaint has no lines, or other sides than its order': `select r.id from shop_returns r join shop_orders o on o.id = r.shop_order
    where o.seller <> r.seller or o.buyer <> r.buyer or not exists (select from shop_return_lines rl where rl.shop_return = r.id)`,
  'order is completed while a complaint is open': `select o.id from shop_orders o join shop_returns r on r.shop_order = o.id
    where r.ended_at is null and o.state = 'closed' and o.updated_at > r.asked_at`,
  'money went back online for a complaint that is not settled, or not for one that is': `select r.id from shop_returns r join shop_orders o on o.id = r.shop_order
    where o.method = 'online' and (r.state = 'settled' and r.remedy = 'refund')
      <> exists (select from shop_order_refunds s where s.shop_order = o.id and s.name = 'return ' || r.id) and o.refunded < o.total`,
  'more money went back than a complaint came to': `select r.id from shop_returns r join shop_order_refunds s on s.shop_order = r.shop_order and s.name = 'return ' || r.id
    where s.taka > coalesce(r.amount, 0)`,
  'more cash went back than was paid': `select o.id from shop_orders o join shop_returns r on r.shop_order = o.id where o.method = 'cod' and r.remedy = 'refund'
    and r.state not in ('withdrawn', 'lapsed', 'refused') group by o.id having sum(r.amount) > o.total`,
  'complaint has another state than its last change': `select r.id from shop_returns r
    where r.state <> (select c.to_state from shop_return_changes c where c.shop_return = r.id order by c.id desc limit 1)`,
  'change of a complaint does not follow the one before it': `select id from (select c.id, c.from_state, lag(c.to_state) over (partition by c.shop_return order by c.id) as before
    from shop_return_changes c) c where c.from_state is distinct from c.before`,
}
