ALTER INDEX "job_posts_by_words" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('job_posts_by_words');--> statement-breakpoint
ALTER TABLE "job_posts" ALTER COLUMN "search_words" SET STATISTICS 500;--> statement-breakpoint
CREATE STATISTICS "job_posts_top_salary" ON (coalesce(salary_max, salary_min, -1)) FROM "job_posts";
