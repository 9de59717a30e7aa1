ALTER TABLE "events" ALTER COLUMN "search_words" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "blogs" ALTER COLUMN "search_words" SET STATISTICS 1000;
