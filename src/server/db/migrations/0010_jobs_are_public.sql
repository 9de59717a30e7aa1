DROP INDEX "job_posts_by_posting";--> statement-breakpoint
CREATE INDEX "job_posts_by_posting" ON "job_posts" USING btree ("published_at","id","deadline","job_type","job_education_qualification","experience_years","is_remote","salary_max","salary_min") WHERE published_at is not null and not is_closed;--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_posts FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_categories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
