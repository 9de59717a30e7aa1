-- Once per statement, whatever the number of rows; a sequence makes no writer wait for another.
CREATE FUNCTION move_public_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('public_data_version');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_tickets FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_gallery FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_faqs FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_categories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_subcategories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON event_subsubcategories FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seller_profiles FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
--> statement-breakpoint
CREATE TRIGGER moves_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION move_public_data_version();
