-- What waited for staff is an open case. Comments and messages that were held or reported, and not decided about.
INSERT INTO cases (kind, subject, owner, opened_at, held_reason, report_count)
SELECT 'comment', c.id, c.user_id, coalesce(CASE WHEN c.state <> 'held' THEN told.first END, c.created_at), CASE WHEN c.state = 'held' THEN c.held_reason END, coalesce(told.many, 0)
FROM comments c LEFT JOIN LATERAL (SELECT min(r.at) AS first, count(*)::integer AS many FROM comment_reports r WHERE r.comment = c.id AND NOT r.is_settled) told ON true
WHERE c.state = 'held' OR (c.state = 'shown' AND c.report_count > 0);--> statement-breakpoint
INSERT INTO cases (kind, subject, owner, opened_at, report_count)
SELECT 'message', m.id, m.sender, min(r.created_at), count(*)::integer FROM message_reports r JOIN conversation_messages m ON m.id = r.message WHERE r.settled_at IS NULL GROUP BY m.id;--> statement-breakpoint
INSERT INTO reports ("case", sender, reason, note, at)
SELECT c.id, r.sender, r.reason, r.note, r.at FROM cases c JOIN comment_reports r ON r.comment = c.subject AND NOT r.is_settled WHERE c.kind = 'comment' AND c.state = 'open';--> statement-breakpoint
INSERT INTO reports ("case", sender, reason, note, at)
SELECT c.id, 'account ' || r.reporter, r.reason, r.note, r.created_at FROM cases c JOIN message_reports r ON r.message = c.subject AND r.settled_at IS NULL WHERE c.kind = 'message' AND c.state = 'open';--> statement-breakpoint
-- What staff removed can be restored: a closed case, with all that was reported of it. When and who is what the security log says, the last time.
INSERT INTO cases (kind, subject, owner, state, opened_at, held_reason, report_count, decided_at, decided_by)
SELECT 'comment', c.id, c.user_id, 'removed', c.created_at, c.held_reason, (SELECT count(*) FROM comment_reports r WHERE r.comment = c.id)::integer, coalesce(said.at, c.created_at), said.staff
FROM comments c LEFT JOIN LATERAL (
  SELECT e.at, u.id AS staff FROM security_events e LEFT JOIN users u ON u.id = (e.details ->> 'staff')::integer
  WHERE e.kind = 'comment-removed' AND (e.details ->> 'comment')::integer = c.id ORDER BY e.id DESC LIMIT 1) said ON true
WHERE c.state = 'removed' AND c.text <> '';--> statement-breakpoint
INSERT INTO reports ("case", sender, reason, note, at)
SELECT c.id, r.sender, r.reason, r.note, r.at FROM cases c JOIN comment_reports r ON r.comment = c.subject WHERE c.kind = 'comment' AND c.state = 'removed';--> statement-breakpoint
-- Reports that were settled otherwise: the thing stayed, or there is nothing left of it.
INSERT INTO cases (kind, subject, owner, state, opened_at, report_count, decided_at, decided_by)
SELECT 'comment', c.id, c.user_id, CASE WHEN c.state = 'removed' THEN 'gone' ELSE 'kept' END, min(r.at), count(*)::integer, coalesce(min(said.at), max(r.at)), min(said.staff)
FROM comments c JOIN comment_reports r ON r.comment = c.id AND r.is_settled LEFT JOIN LATERAL (
  SELECT e.at, u.id AS staff FROM security_events e LEFT JOIN users u ON u.id = (e.details ->> 'staff')::integer
  WHERE c.state <> 'removed' AND e.kind = 'comment-released' AND (e.details ->> 'comment')::integer = c.id ORDER BY e.id DESC LIMIT 1) said ON true
WHERE c.state <> 'removed' OR c.text = '' GROUP BY c.id;--> statement-breakpoint
INSERT INTO reports ("case", sender, reason, note, at)
SELECT c.id, r.sender, r.reason, r.note, r.at FROM cases c JOIN comment_reports r ON r.comment = c.subject AND r.is_settled WHERE c.kind = 'comment' AND c.state IN ('kept', 'gone');--> statement-breakpoint
INSERT INTO cases (kind, subject, owner, state, opened_at, report_count, decided_at, decided_by)
SELECT 'message', m.id, m.sender, CASE WHEN m.removed_at IS NULL THEN 'kept' WHEN min(said.kind) = 'message-removed' THEN 'removed' ELSE 'gone' END,
  min(r.created_at), count(*)::integer, max(r.settled_at), min(said.staff)
FROM conversation_messages m JOIN message_reports r ON r.message = m.id AND r.settled_at IS NOT NULL LEFT JOIN LATERAL (
  SELECT e.kind, u.id AS staff FROM security_events e LEFT JOIN users u ON u.id = (e.details ->> 'staff')::integer
  WHERE e.kind IN ('message-kept', 'message-removed') AND (e.details ->> 'message')::integer = m.id ORDER BY e.id DESC LIMIT 1) said ON true
GROUP BY m.id;--> statement-breakpoint
INSERT INTO reports ("case", sender, reason, note, at)
SELECT c.id, 'account ' || r.reporter, r.reason, r.note, r.created_at FROM cases c JOIN message_reports r ON r.message = c.subject AND r.settled_at IS NOT NULL WHERE c.kind = 'message' AND c.state <> 'open';--> statement-breakpoint
-- Accounts that are deleted own no case, and are named by no report.
UPDATE cases c SET owner = NULL FROM users u WHERE u.id = c.owner AND u.deleted_at IS NOT NULL;--> statement-breakpoint
UPDATE reports r SET sender = 'gone ' || gen_random_uuid() FROM users u WHERE r.sender = 'account ' || u.id AND u.deleted_at IS NOT NULL;--> statement-breakpoint
DROP TABLE "message_reports";--> statement-breakpoint
DROP TABLE "comment_reports";--> statement-breakpoint
DROP INDEX "comments_waiting";--> statement-breakpoint
DROP INDEX "comments_removed";--> statement-breakpoint
ALTER TABLE "comments" DROP COLUMN "report_count";--> statement-breakpoint
CREATE TRIGGER ends_case AFTER DELETE ON comments FOR EACH ROW EXECUTE FUNCTION end_case('comment');--> statement-breakpoint
CREATE TRIGGER ends_case AFTER DELETE ON conversation_messages FOR EACH ROW EXECUTE FUNCTION end_case('message');
